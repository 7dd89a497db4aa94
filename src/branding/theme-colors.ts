import { blue, darkBlue } from './palette';

/** Browser chrome's colour by mode, as the look's data names it. */
export const THEME_COLORS = { light: blue[600], dark: darkBlue[900] } as const;
