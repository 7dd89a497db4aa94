import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import Archive from '@mui/icons-material/Archive';
import Delete from '@mui/icons-material/Delete';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';

const actions = [
  { name: 'Archive', Icon: Archive },
  { name: 'Mark as unread', Icon: MarkEmailUnread },
  { name: 'Delete', Icon: Delete },
];

export default function TooltipButtonGroup() {
  return (
    <ButtonGroup aria-label="Message">
      {actions.map(({ name, Icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
