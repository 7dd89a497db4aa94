import Typography from '@mui/joy/Typography';

const levels = ['h1', 'h2', 'h3', 'h4'] as const;

export default function TypographyHeadline() {
  return (
    <div>
      {levels.map((level) => (
        // The page has headings already.
        <Typography key={level} level={level} component="p">
          Invoices ({level})
        </Typography>
      ))}
    </div>
  );
}
