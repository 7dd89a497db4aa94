import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const grades = ['Regional', 'Express', 'Sleeper'];

export default function SelectOtherProps() {
  const options = grades.map((grade) => (
    <MenuItem key={grade} value={grade}>
      {grade}
    </MenuItem>
  ));

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl disabled sx={{ minWidth: 150 }}>
        <InputLabel id="select-other-disabled-label">Disabled</InputLabel>
        <Select
          id="select-other-disabled"
          labelId="select-other-disabled-label"
          label="Disabled"
          defaultValue="Regional"
        >
          {options}
        </Select>
      </FormControl>
      <FormControl error sx={{ minWidth: 150 }}>
        <InputLabel id="select-other-error-label">With an error</InputLabel>
        <Select
          id="select-other-error"
          labelId="select-other-error-label"
          label="With an error"
          aria-describedby="select-other-error-help"
          defaultValue="Sleeper"
        >
          {options}
        </Select>
        <FormHelperText id="select-other-error-help">
          No sleeper runs today
        </FormHelperText>
      </FormControl>
      <FormControl sx={{ minWidth: 150 }}>
        <InputLabel id="select-other-read-label">Read only</InputLabel>
        <Select
          readOnly
          id="select-other-read"
          labelId="select-other-read-label"
          label="Read only"
          defaultValue="Express"
        >
          {options}
        </Select>
      </FormControl>
      <FormControl required sx={{ minWidth: 150 }}>
        <InputLabel id="select-other-required-label">Required</InputLabel>
        <Select
          id="select-other-required"
          labelId="select-other-required-label"
          label="Required"
          defaultValue=""
        >
          {options}
        </Select>
      </FormControl>
    </Stack>
  );
}
