import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const periods = ['Day', 'Week', 'Month'];

export default function ExampleSegmentedControls() {
  return (
    <RadioGroup
      disableIcon
      orientation="horizontal"
      aria-label="Period"
      defaultValue="Week"
      sx={{
        p: 0.5,
        borderRadius: 'md',
        bgcolor: 'background.level2',
        '--RadioGroup-gap': '4px',
        '--Radio-actionRadius': '8px',
      }}
    >
      {periods.map((period) => (
        <Radio
          key={period}
          variant="plain"
          value={period}
          label={period}
          sx={{ px: 2, py: 0.5 }}
          slotProps={{
            action: {
              sx: {
                [`&.${radioClasses.checked}, &.${radioClasses.checked}:hover`]:
                  { bgcolor: 'background.surface', boxShadow: 'sm' },
              },
            },
          }}
        />
      ))}
    </RadioGroup>
  );
}
