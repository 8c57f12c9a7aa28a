#include "RealTimeC.h"
