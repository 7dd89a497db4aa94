import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const rooms = ['4 people', '8 people', '20 people'];

export default function OverlayRadio() {
  return (
    <RadioGroup
      overlay
      aria-label="Size of the room"
      defaultValue="8 people"
      sx={{ width: 260, gap: 1.5 }}
    >
      {rooms.map((room) => (
        <Sheet
          key={room}
          variant="outlined"
          sx={{ p: 2, borderRadius: 'md', display: 'flex' }}
        >
          <Radio value={room} label={room} />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
