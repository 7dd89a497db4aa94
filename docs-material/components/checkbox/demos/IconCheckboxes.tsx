import Bloodtype from '@mui/icons-material/Bloodtype';
import BloodtypeOutlined from '@mui/icons-material/BloodtypeOutlined';
import Notifications from '@mui/icons-material/Notifications';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function IconCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Carries a donor card"
        control={
          <Checkbox icon={<BloodtypeOutlined />} checkedIcon={<Bloodtype />} />
        }
      />
      <FormControlLabel
        label="Wants a reminder in 12 weeks"
        control={
          <Checkbox
            defaultChecked
            icon={<NotificationsNone />}
            checkedIcon={<Notifications />}
          />
        }
      />
    </FormGroup>
  );
}
