import Sheet from '@mui/joy/Sheet';

export default function Notice() {
  return (
    <Sheet sx={{ borderBlockEnd: '1px solid var(--joy-palette-divider)', p: 2 }}>
      The ferry office opens at nine.
    </Sheet>
  );
}
