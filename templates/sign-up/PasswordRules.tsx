import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PASSWORD_RULES } from './newPassword';

/** The rules for a new password, and which of them it meets. */
export default function PasswordRules({ password }: { password: string }) {
  return (
    <Box component="ul" aria-label="Password rules" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {PASSWORD_RULES.map(({ label, isMet }) => {
        const met = isMet(password);
        const Icon = met ? CheckCircleIcon : RadioButtonUncheckedIcon;
        return (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon
              fontSize="small"
              color={met ? 'success' : 'action'}
              titleAccess={met ? 'Met:' : 'Not met:'}
            />
            <Typography variant="body2">{label}</Typography>
          </Box>
        );
      })}
    </Box>
  );
}
