import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const times = ['9:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
const booked = ['10:00', '14:00'];

export default function DisabledOptions() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Time of the meeting</FormLabel>
      <Autocomplete
        options={times}
        getOptionDisabled={(time) => booked.includes(time)}
      />
      <FormHelperText>Gray times are booked.</FormHelperText>
    </FormControl>
  );
}
