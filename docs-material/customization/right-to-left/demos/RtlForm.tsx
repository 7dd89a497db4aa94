import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function RtlForm() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <Stack dir="rtl" lang="ar" spacing={2} sx={{ maxWidth: 320 }}>
        <TextField
          label="الاسم"
          helperText="كما في التذكرة"
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <ConfirmationNumber />
                </InputAdornment>
              ),
            },
          }}
        />
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
          إرسال
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
