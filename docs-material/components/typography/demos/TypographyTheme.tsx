import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Finding = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
}));

export default function TypographyTheme() {
  return (
    <div>
      <Finding>One gram of soil holds more species than a zoo.</Finding>
      <Box component="small" sx={{ typography: 'caption', ml: 2.5 }}>
        From the cover story, page 22
      </Box>
    </div>
  );
}
