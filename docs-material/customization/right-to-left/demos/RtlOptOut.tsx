import { styled } from '@mui/material/styles';

const Platforms = styled('div')`
  padding: 36px 16px;
  border-left: 8px solid currentColor;
  /* @noflip */
  margin-left: 64px;
`;

export default function RtlOptOut() {
  return <Platforms>Platforms 1 to 4</Platforms>;
}
