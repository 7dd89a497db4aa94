'use client';

import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme({ radius: { md: '6px' } });
