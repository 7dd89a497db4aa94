import BuildCircleIcon from '@mui/icons-material/BuildCircle';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DoNotDisturbOnIcon from '@mui/icons-material/DoNotDisturbOn';
import Box from '@mui/material/Box';
import type { Condition } from './equipment';

const ICONS = {
  Ready: { Icon: CheckCircleIcon, color: 'success' },
  'Needs repair': { Icon: BuildCircleIcon, color: 'warning' },
  Retired: { Icon: DoNotDisturbOnIcon, color: 'disabled' },
} as const satisfies Record<Condition, unknown>;

/** A condition with its icon. */
export default function ConditionLabel({ condition }: { condition: Condition }) {
  const { Icon, color } = ICONS[condition];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={color} aria-hidden />
      {condition}
    </Box>
  );
}
