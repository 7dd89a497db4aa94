import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FieldListProps {
  fields: readonly { label: string; value: string }[];
}

/** Labels with values, one pair per line. */
export default function FieldList({ fields }: FieldListProps) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            paddingBlock: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ margin: 0, textAlign: 'end', fontWeight: 500 }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
