import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import dayjs from 'dayjs';

export default function FilledTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-20')}
        slotProps={{
          textField: {
            variant: 'filled',
            color: 'secondary',
            helperText: 'Between 9 am and 1 pm',
            slotProps: {
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <TruckIcon />
                  </InputAdornment>
                ),
              },
            },
            sx: {
              [`& .${pickersSectionListClasses.sectionContent}`]: {
                fontVariantNumeric: 'tabular-nums',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
