import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function DeliveryLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      className={pickersLayoutClasses.root}
      sx={{ display: 'block' }}
    >
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
        <Alert severity="info">We deliver on Sundays, too.</Alert>
      </PickersLayoutContentWrapper>
      {toolbar}
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function ReorderedLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-05-20')}
          orientation="portrait"
          slots={{ layout: DeliveryLayout }}
        />
      </Box>
    </LocalizationProvider>
  );
}
