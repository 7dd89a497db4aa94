import * as React from 'react';
import Edit from '@mui/icons-material/Edit';
import NearMe from '@mui/icons-material/NearMe';
import PanTool from '@mui/icons-material/PanTool';
import TextFields from '@mui/icons-material/TextFields';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const tools = [
  { value: 'select', name: 'Select', Icon: NearMe },
  { value: 'draw', name: 'Draw', Icon: Edit },
  { value: 'text', name: 'Add text', Icon: TextFields },
  { value: 'move', name: 'Move the page', Icon: PanTool },
];

export default function VerticalToggleButtons() {
  const [tool, setTool] = React.useState('draw');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Tool"
      value={tool}
      onChange={(event, next: string | null) => setTool(next ?? 'select')}
    >
      {tools.map(({ value, name, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={name}>
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
