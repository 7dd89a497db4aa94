import Box from '@mui/material/Box';
import type { CartItem } from './data';

/** A packet of seeds. Only an illustration. */
export default function SeedPacket({ color }: { color: CartItem['color'] }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 60"
      aria-hidden="true"
      sx={{ width: 48, height: 60, flexShrink: 0, color: `${color}.main` }}
    >
      <rect x=".5" y=".5" width="47" height="59" rx="5" fill="currentColor" opacity=".14" />
      <path d="M0 12h48" stroke="currentColor" strokeDasharray="3 3" opacity=".6" />
      <path d="M24 50V30" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M24 34c-9 0-12-5-12-11 8 0 12 4 12 11z" fill="currentColor" />
      <path d="M24 30c0-7 4-10 12-10 0 7-4 10-12 10z" fill="currentColor" opacity=".7" />
    </Box>
  );
}
