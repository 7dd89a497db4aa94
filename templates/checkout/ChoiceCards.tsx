import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

interface ChoiceCardsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string; detail: string; end?: string }[];
}

/** Radio buttons with a detail each, one per line. */
export default function ChoiceCards({ label, value, onChange, choices }: ChoiceCardsProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ gap: 1.5 }}
    >
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          value={choice.value}
          control={<Radio />}
          disableTypography
          label={
            <Box sx={{ display: 'flex', flexGrow: 1, columnGap: 2, alignItems: 'center' }}>
              <Box sx={{ flexGrow: 1 }}>
                <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
                  {choice.label}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary">
                  {choice.detail}
                </Typography>
              </Box>
              {choice.end && <Typography component="span">{choice.end}</Typography>}
            </Box>
          }
          sx={{
            margin: 0,
            padding: 1.5,
            paddingInlineEnd: 2.5,
            border: 1,
            borderRadius: 2,
            borderColor: choice.value === value ? 'primary.main' : 'divider',
            backgroundColor: 'background.paper',
          }}
        />
      ))}
    </RadioGroup>
  );
}
