import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const Field = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  resize: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

export default function MinHeightTextarea() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Typography component="label" htmlFor="min-height-note">
        Note to the editor
      </Typography>
      <Field id="min-height-note" minRows={4} />
    </Box>
  );
}
