import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Mirrored = styled('div')`
  padding-left: 24px;
  border-left: 4px solid;
`;

const Fixed = styled('div')`
  /* @noflip */
  padding-left: 24px;
  /* @noflip */
  border-left: 4px solid;
`;

export default function RtlOptOut() {
  return (
    <Stack spacing={2}>
      <Mirrored>Follows the direction</Mirrored>
      <Fixed>Always on the left</Fixed>
    </Stack>
  );
}
