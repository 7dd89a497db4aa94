import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';

const alignments = {
  Left: FormatAlignLeft,
  Center: FormatAlignCenter,
  Right: FormatAlignRight,
};

export default function ExampleAlignmentButtons() {
  return (
    <RadioGroup
      disableIcon
      overlay
      orientation="horizontal"
      variant="outlined"
      aria-label="Alignment"
      defaultValue="Left"
    >
      {Object.entries(alignments).map(([name, Icon]) => (
        <Sheet
          key={name}
          sx={{ display: 'flex', p: 1, borderRadius: 'sm', bgcolor: 'inherit' }}
        >
          <Radio
            variant="plain"
            value={name}
            label={<Icon titleAccess={name} />}
            slotProps={{
              action: ({ checked }) => ({
                sx: { bgcolor: checked ? 'neutral.softActiveBg' : undefined },
              }),
            }}
          />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
