import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const LOANS = [
  { title: 'Sewing machine', due: 'Due on Tuesday' },
  { title: 'Tile cutter', due: 'Due in three weeks' },
];

/** Tabs, a card and a list. */
export function JoyOverview() {
  return (
    <>
      <Tabs
        defaultValue={0}
        aria-label="Tool library"
        sx={{ gridColumn: '1 / -1', borderRadius: 'sm' }}
      >
        <TabList>
          <Tab>Borrowed</Tab>
          <Tab>Reserved</Tab>
          <Tab>Repairs</Tab>
        </TabList>
      </Tabs>
      <Card>
        <Typography level="body-xs">Opens today</Typography>
        <Typography level="h2" component="p">
          15:00
        </Typography>
        <Typography level="body-sm">
          Returns are possible at any time. See the <Link component="button">drop box</Link>.
        </Typography>
        <CardActions>
          <Button variant="plain">Details</Button>
          <Button>Reserve a tool</Button>
        </CardActions>
      </Card>
      <Card variant="soft">
        <List>
          {LOANS.map(({ title, due }) => (
            <ListItem key={title}>
              <ListItemDecorator>
                <Avatar size="sm" color="primary" variant="solid">
                  {title[0]}
                </Avatar>
              </ListItemDecorator>
              <ListItemContent>
                <Typography level="title-sm">{title}</Typography>
                <Typography level="body-sm">{due}</Typography>
              </ListItemContent>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
