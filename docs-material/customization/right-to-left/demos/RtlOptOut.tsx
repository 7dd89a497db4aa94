import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')`
  padding: 8px 16px;
  border-left: 8px solid currentColor;
`;

const Platform = styled('div')`
  padding: 8px 16px;
  /* @noflip */
  border-left: 8px solid currentColor;
`;

export default function RtlOptOut() {
  return (
    <Stack dir="rtl" lang="ar" spacing={2}>
      <Ticket>تذكرة</Ticket>
      <Platform>رصيف ٣</Platform>
    </Stack>
  );
}
