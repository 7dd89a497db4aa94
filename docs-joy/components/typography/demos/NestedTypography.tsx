import Typography from '@mui/joy/Typography';

export default function NestedTypography() {
  return (
    <Typography sx={{ maxWidth: 320 }}>
      The invoice is{' '}
      <Typography variant="soft" color="danger">
        overdue
      </Typography>
      . Pay{' '}
      <Typography level="title-lg" textColor="text.primary">
        $120
      </Typography>{' '}
      before Friday.
    </Typography>
  );
}
