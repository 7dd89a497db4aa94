import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';

const MixerTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} slotProps={{ popper: { className } }} />
))({
  [`& .${tooltipClasses.tooltip}`]: {
    backgroundColor: '#1b2a41',
    color: '#fff',
    fontSize: 14,
  },
});

export default function StyledPortal() {
  return (
    <MixerTooltip title="Silences all channels">
      <Button variant="outlined">Mute</Button>
    </MixerTooltip>
  );
}
