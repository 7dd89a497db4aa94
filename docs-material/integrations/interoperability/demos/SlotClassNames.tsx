import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

const css = `
  .take-count.take-count { border-radius: 4px; background: #1b2a41; color: #fff; }
`;

export default function SlotClassNames() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Badge
        badgeContent={12}
        slotProps={{ badge: { className: 'take-count' } }}
      >
        <Button variant="outlined">Takes</Button>
      </Badge>
    </div>
  );
}
