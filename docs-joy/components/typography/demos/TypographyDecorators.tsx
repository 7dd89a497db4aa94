import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import ReceiptLong from '@mui/icons-material/ReceiptLong';

const levels = ['h3', 'title-md', 'body-sm'] as const;

export default function TypographyDecorators() {
  return (
    <div>
      {levels.map((level) => (
        <Typography
          key={level}
          level={level}
          component="p"
          startDecorator={<ReceiptLong />}
          endDecorator={
            <Chip component="span" size="sm" color="success">
              Paid
            </Chip>
          }
          sx={{ mb: 2 }}
        >
          Invoice 1042
        </Typography>
      ))}
    </div>
  );
}
