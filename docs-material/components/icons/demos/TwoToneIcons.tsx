import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const TwoToneIcon = styled(Icon)(({ theme }) =>
  theme.applyStyles('dark', { filter: 'invert(1)' }),
);

export default function TwoToneIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <TwoToneIcon baseClassName="material-icons-two-tone">
        flight_takeoff
      </TwoToneIcon>
      <TwoToneIcon baseClassName="material-icons-two-tone">
        wheelchair_pickup
      </TwoToneIcon>
      <TwoToneIcon baseClassName="material-icons-two-tone">store</TwoToneIcon>
    </Stack>
  );
}
