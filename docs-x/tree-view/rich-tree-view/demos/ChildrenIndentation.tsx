import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import { files } from './files';

export default function ChildrenIndentation() {
  const [indentation, setIndentation] = useState(32);

  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Indentation in pixels"
        valueLabelDisplay="auto"
        min={0}
        max={48}
        value={indentation}
        onChange={(_event, value) => setIndentation(value as number)}
      />
      <RichTreeView
        id="indented-files"
        aria-label="Indented files"
        items={files}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['invoices', 'invoices-2026']}
      />
    </Box>
  );
}
