import UnfoldMore from '@mui/icons-material/UnfoldMore';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const UnderlinedInput = styled(InputBase)({
  borderBottom: '3px double currentColor',
  [`&.${inputBaseClasses.focused}`]: { borderBottomStyle: 'solid' },
  [`& .${inputBaseClasses.input}`]: {
    padding: '8px 0',
    '&:focus': { background: 'none' },
  },
});

export default function CustomizedSelects() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ minWidth: 200 }}>
        <FormLabel id="customized-selects-theme-label">Reading theme</FormLabel>
        <Select
          id="customized-selects-theme"
          labelId="customized-selects-theme-label"
          defaultValue="paper"
          IconComponent={UnfoldMore}
          MenuProps={{
            slotProps: { paper: { sx: { mt: 1, borderRadius: 3 } } },
          }}
          sx={{
            mt: 1,
            borderRadius: 3,
            bgcolor: 'action.hover',
            [`&:not(.${outlinedInputClasses.focused}) .${outlinedInputClasses.notchedOutline}`]:
              {
                borderColor: 'transparent',
              },
          }}
        >
          <MenuItem value="paper">Paper</MenuItem>
          <MenuItem value="sepia">Sepia</MenuItem>
          <MenuItem value="night">Night</MenuItem>
        </Select>
      </FormControl>
      <FormControl sx={{ minWidth: 200 }}>
        <FormLabel id="customized-selects-edition-label">Edition</FormLabel>
        <Select
          id="customized-selects-edition"
          labelId="customized-selects-edition-label"
          defaultValue="morning"
          input={<UnderlinedInput />}
        >
          <MenuItem value="morning">Morning edition</MenuItem>
          <MenuItem value="evening">Evening edition</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
