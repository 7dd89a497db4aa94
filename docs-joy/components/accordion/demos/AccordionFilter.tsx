import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Lock from '@mui/icons-material/Lock';
import Notifications from '@mui/icons-material/Notifications';

const groups = [
  {
    title: 'Notifications',
    icon: <Notifications />,
    options: ['Email', 'SMS'],
  },
  { title: 'Privacy', icon: <Lock />, options: ['Show my name'] },
];

export default function AccordionFilter() {
  return (
    <AccordionGroup
      variant="outlined"
      sx={{ maxWidth: 400, borderRadius: 'sm' }}
    >
      {groups.map(({ title, icon, options }) => (
        <Accordion key={title}>
          <AccordionSummary>
            {icon}
            <ListItemContent>{title}</ListItemContent>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1.5}>
              {options.map((option) => (
                <Typography
                  key={option}
                  component="label"
                  level="body-sm"
                  endDecorator={<Switch sx={{ ml: 1 }} />}
                >
                  {option}
                </Typography>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
