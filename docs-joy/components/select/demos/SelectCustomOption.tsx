import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const users = [
  { name: 'Ana Ruiz', initials: 'AR', role: 'Administrator' },
  { name: 'Ben Okafor', initials: 'BO', role: 'Editor' },
  { name: 'Chloe Martin', initials: 'CM', role: 'Viewer' },
];

export default function SelectCustomOption() {
  return (
    <Select
      aria-label="Owner"
      placeholder="Select an owner"
      slotProps={{ listbox: { sx: { '--ListItemDecorator-size': '3rem' } } }}
      sx={{ width: 240 }}
    >
      {users.map(({ name, initials, role }) => (
        <Option key={name} value={name} label={name}>
          <ListItemDecorator>
            <Avatar size="sm">{initials}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            {name}
            <Typography level="body-sm">{role}</Typography>
          </ListItemContent>
        </Option>
      ))}
    </Select>
  );
}
