import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Home from '@mui/icons-material/Home';
import Mail from '@mui/icons-material/Mail';
import Phone from '@mui/icons-material/Phone';

export default function IconWrapper() {
  return (
    <Stack direction="row" spacing={2}>
      {[Home, Mail, Phone].map((Icon, index) => (
        <AspectRatio
          key={index}
          ratio="1"
          color="primary"
          sx={{ width: 48, borderRadius: 'md' }}
        >
          <div>
            <Icon />
          </div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
