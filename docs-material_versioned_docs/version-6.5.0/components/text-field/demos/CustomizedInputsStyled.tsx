import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const TicketField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 14,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
  },
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderStyle: 'dashed',
    borderWidth: 2,
  },
  [`& .${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]:
    {
      borderStyle: 'solid',
    },
  [`& .${inputLabelClasses.shrink}`]: { fontWeight: 700 },
});

export default function CustomizedInputsStyled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TicketField label="Booking code" defaultValue="KX82-110" />
      <TicketField label="Coach" placeholder="1 to 16" />
    </Stack>
  );
}
