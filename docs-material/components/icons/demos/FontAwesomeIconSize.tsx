import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Signs = styled(Stack)({
  '& .pair': {
    fontFamily: '"Material Icons"',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  '& .pair-walk::before': { content: '"directions_walk" "flight"' },
});

export default function FontAwesomeIconSize() {
  return (
    <Signs direction="row" spacing={4}>
      <Icon baseClassName="pair" className="pair-walk" />
      <Icon baseClassName="pair" className="pair-walk" sx={{ width: 'auto' }} />
    </Signs>
  );
}
