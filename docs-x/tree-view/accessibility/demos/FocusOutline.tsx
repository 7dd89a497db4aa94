import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function FocusOutline() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography id="courses-heading" variant="h6" component="h3">
        Courses
      </Typography>
      <SimpleTreeView
        id="courses"
        aria-labelledby="courses-heading"
        defaultExpandedItems={['languages']}
        sx={{
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <TreeItem itemId="languages" label="Languages">
          <TreeItem itemId="english" label="English" />
          <TreeItem itemId="spanish" label="Spanish" />
        </TreeItem>
        <TreeItem itemId="music" label="Music" />
      </SimpleTreeView>
    </Box>
  );
}
