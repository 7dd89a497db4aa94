import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const formats = ['PDF', 'CSV', 'JSON'];

export default function IconlessRadio() {
  return (
    <RadioGroup
      disableIcon
      overlay
      orientation="horizontal"
      aria-label="Format of the export"
      defaultValue="PDF"
      sx={{ flexWrap: 'wrap', gap: 1.5 }}
    >
      {formats.map((format) => (
        <Sheet key={format} sx={{ p: 1.5, borderRadius: 'sm' }}>
          <Radio variant="soft" value={format} label={format} />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
