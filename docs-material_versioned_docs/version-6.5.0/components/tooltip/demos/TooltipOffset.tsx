import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const distance = (along: number, away: number) => ({
  popper: {
    popperOptions: {
      modifiers: [{ name: 'offset', options: { offset: [along, away] } }],
    },
  },
});
const closer = distance(0, -10);
const farther = distance(0, 16);

export default function TooltipOffset() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Meter 0417" slotProps={closer}>
        <Button variant="outlined">10 px closer</Button>
      </Tooltip>
      <Tooltip describeChild title="Meter 0417" slotProps={farther}>
        <Button variant="outlined">16 px farther</Button>
      </Tooltip>
    </Stack>
  );
}
