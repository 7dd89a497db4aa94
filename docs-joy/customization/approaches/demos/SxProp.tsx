import Button from '@mui/joy/Button';

export default function SxProp() {
  return (
    <Button
      sx={{
        '--Button-radius': '24px',
        px: 3,
        boxShadow: 'md',
        '&:hover': { boxShadow: 'lg' },
      }}
    >
      Open hive log
    </Button>
  );
}
