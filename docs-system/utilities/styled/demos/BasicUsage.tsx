import { styled } from '@mui/system';

const Caption = styled('p')({
  margin: 0,
  padding: 12,
  borderInlineStart: '4px solid',
  fontStyle: 'italic',
});

export default function BasicUsage() {
  return <Caption>Sheet 12, strait and islands</Caption>;
}
