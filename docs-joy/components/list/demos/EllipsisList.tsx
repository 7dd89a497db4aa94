import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import Mail from '@mui/icons-material/Mail';

const messages = [
  { subject: 'Your order has shipped', text: 'It arrives on Tuesday morning.' },
  { subject: 'Invoice 1042', text: 'Please find the invoice attached.' },
];

export default function EllipsisList() {
  return (
    <List aria-label="Messages" sx={{ width: 220 }}>
      {messages.map(({ subject, text }) => (
        <ListItem key={subject}>
          <ListItemDecorator>
            <Mail />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm" noWrap>
              {subject}
            </Typography>
            <Typography level="body-sm" noWrap>
              {text}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
