#pragma once
#include <readstat.h>
