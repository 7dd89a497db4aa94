import Inventory2 from '@mui/icons-material/Inventory2';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';

const WeightTag = styled(Badge)(({ theme }) => {
  const { background, text } = (theme.vars ?? theme).palette;
  return {
    [`& .${badgeClasses.badge}`]: {
      top: '100%',
      right: '50%',
      borderRadius: 2,
      border: `2px solid ${background.paper}`,
      backgroundColor: text.primary,
      color: background.paper,
      whiteSpace: 'nowrap',
    },
  };
});

export default function CustomizedBadges() {
  return (
    <WeightTag badgeContent="4.2 kg">
      <Inventory2 color="action" sx={{ fontSize: 56 }} />
    </WeightTag>
  );
}
