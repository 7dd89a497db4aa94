import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

// What the stylesheet of such a font contains: a class for the font, one for each glyph.
const Signs = styled(Stack)({
  '& .sign': {
    fontFamily: '"Material Icons"',
    fontFeatureSettings: '"liga"',
    fontStyle: 'normal',
    lineHeight: 1,
  },
  '& .sign-ferry::before': { content: '"directions_boat"' },
  '& .sign-rail::before': { content: '"train"' },
});

export default function FontAwesomeIcon() {
  return (
    <Signs direction="row" spacing={2}>
      <Icon baseClassName="sign" className="sign-rail" />
      <Icon baseClassName="sign" className="sign-ferry" color="secondary" />
    </Signs>
  );
}
