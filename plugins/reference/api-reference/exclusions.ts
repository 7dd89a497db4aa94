import { line } from '../../../lines/current';

/** Exports without an API page, by package and export, with the reason. */
export type Exclusions = Record<string, Record<string, string>>;

const PROVIDER = 'A provider: the customization pages describe it.';
const STYLED = 'A styled part of a component, replaced by its slots.';
const MOVED = 'A placeholder that says where the component moved to.';
const PLUMBING = 'Used by other components, not made for projects.';
const PART = 'A part of a larger component, whose page says how to replace it.';
const CLASSES_OF_PART = 'Classes of a part that has no page.';
const ICON = 'An icon that the components use.';
const ADAPTER = 'What connects a date library; the page of LocalizationProvider describes it.';
const NO_COMPONENT = 'A class for data, no component.';
const UNSTABLE = 'Not stable yet, as its name says.';
const REEXPORT = 'Another package describes it.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/**
 * Components and classes objects that intentionally have no page. Everything else that a package
 * exports must have one; see `fixtures/completeness.ts`.
 */
export const EXCLUSIONS: Exclusions = {
  '@mui/material': {
    ...all(
      'CssVarsProvider Experimental_CssVarsProvider StyledEngineProvider ThemeProvider',
      PROVIDER,
    ),
    ...all('FormLabelRoot PopoverPaper PopoverRoot', STYLED),
    ...all('SliderMark SliderMarkLabel SliderRail SliderRoot SliderThumb SliderTrack', STYLED),
    ...all('SliderValueLabel', STYLED),
    ...all('DefaultPropsProvider ModalManager Unstable_TrapFocus touchRippleClasses', PLUMBING),
  },
  '@mui/lab': {
    ...all('AdapterDateFns AdapterDayjs AdapterLuxon AdapterMoment LocalizationProvider', MOVED),
    ...all('CalendarPicker CalendarPickerSkeleton ClockPicker MonthPicker YearPicker', MOVED),
    ...all('DatePicker DesktopDatePicker MobileDatePicker StaticDatePicker PickersDay', MOVED),
    ...all('DateTimePicker DesktopDateTimePicker MobileDateTimePicker StaticDateTimePicker', MOVED),
    ...all('DateRangePicker DesktopDateRangePicker MobileDateRangePicker', MOVED),
    ...all('StaticDateRangePicker DateRangePickerDay', MOVED),
    ...all('TimePicker DesktopTimePicker MobileTimePicker StaticTimePicker', MOVED),
    ...all('TreeItem TreeView LoadingButton', MOVED),
  },
  '@mui/joy': {
    ...all('CssVarsProvider StyledEngineProvider ThemeProvider', PROVIDER),
    ...all('Container containerClasses Dropdown GlobalStyles InitColorSchemeScript', REEXPORT),
    TextField: 'Removed: it throws, and says so.',
  },
  '@mui/system': {
    ...all('RtlProvider StyledEngineProvider ThemeProvider', PROVIDER),
    ...all('GlobalStyles InitColorSchemeScript', 'The packages built on it describe theirs.'),
    DefaultPropsProvider: PLUMBING,
  },
  '@mui/x-data-grid': {
    ...all('GridAddIcon GridArrowDownwardIcon GridArrowUpwardIcon GridCheckCircleIcon', ICON),
    ...all('GridCheckIcon GridClearIcon GridCloseIcon GridColumnHeaderSortIcon', ICON),
    ...all('GridColumnIcon GridColumnUnsortedIcon GridDeleteForeverIcon GridDeleteIcon', ICON),
    ...all('GridDownloadIcon GridDragIcon GridExpandMoreIcon GridFilterAltIcon', ICON),
    ...all('GridFilterListIcon GridKeyboardArrowRight GridLoadIcon', ICON),
    ...all('GridLongTextCellCollapseIcon GridLongTextCellExpandIcon GridMenuIcon', ICON),
    ...all('GridMoreVertIcon GridRedoIcon GridRemoveIcon GridSearchIcon GridSeparatorIcon', ICON),
    ...all('GridTableRowsIcon GridTripleDotsVerticalIcon GridUndoIcon GridViewColumnIcon', ICON),
    ...all('GridViewHeadlineIcon GridViewStreamIcon GridVisibilityOffIcon', ICON),
    ...all('GridDataSourceCacheDefault GridGetRowsError GridUpdateRowError', NO_COMPONENT),
    ...all('GridActionsCell GridActionsCellItem GridBody GridBooleanCell GridCell', PART),
    ...all('GridCellCheckboxForwardRef GridCellCheckboxRenderer', PART),
    ...all('GridColumnHeaderFilterIconButton GridColumnHeaderItem GridColumnHeaderMenu', PART),
    ...all(
      'GridColumnHeaderSeparator GridColumnHeaderTitle GridColumnHeaders GridColumnMenu',
      PART,
    ),
    ...all('GridColumnMenuColumnsItem GridColumnMenuContainer GridColumnMenuFilterItem', PART),
    ...all('GridColumnMenuHideItem GridColumnMenuManageItem GridColumnMenuSortItem', PART),
    ...all(
      'GridColumnsManagement GridColumnsPanel GridContextProvider GridCsvExportMenuItem',
      PART,
    ),
    ...all('GridEditBooleanCell GridEditDateCell GridEditInputCell GridEditLongTextCell', PART),
    ...all('GridEditSingleSelectCell GridFilterInputBoolean GridFilterInputDate', PART),
    ...all('GridFilterInputMultipleSingleSelect GridFilterInputMultipleValue', PART),
    ...all('GridFilterInputSingleSelect GridFilterInputValue GridFooter GridFooterContainer', PART),
    ...all('GridFooterPlaceholder GridGenericColumnMenu GridHeader GridHeaderCheckbox', PART),
    ...all('GridLoadingOverlay GridLongTextCell GridMenu GridNoColumnsOverlay', PART),
    ...all('GridNoRowsOverlay GridOverlay GridPagination GridPanel GridPanelContent', PART),
    ...all('GridPanelFooter GridPanelHeader GridPanelWrapper GridPortalWrapper', PART),
    ...all('GridPrintExportMenuItem GridRoot GridRow GridRowCount GridSelectedRowCount', PART),
    ...all('GridShadowScrollArea GridSkeletonCell GridToolbar GridToolbarColumnsButton', PART),
    ...all('GridToolbarContainer GridToolbarDensitySelector GridToolbarExport', PART),
    ...all('GridToolbarExportContainer GridToolbarFilterButton', PART),
    ...(line.id === '9' && all('GridFilterFormColumnInput GridRowCheckbox ToolbarRoot', PART)),
    ...all('gridPanelClasses', CLASSES_OF_PART),
  },
  '@mui/x-date-pickers': {
    ...all('ArrowDropDownIcon ArrowLeftIcon ArrowRightIcon CalendarIcon ClearIcon ClockIcon', ICON),
    ...all('DateRangeIcon TimeIcon', ICON),
    ...all(
      'AdapterDateFns AdapterDateFnsBase AdapterDateFnsJalali AdapterDateFnsJalaliV2',
      ADAPTER,
    ),
    ...all('AdapterDateFnsV2 AdapterDayjs AdapterLuxon AdapterMoment AdapterMomentHijri', ADAPTER),
    ...all('AdapterMomentJalaali', ADAPTER),
    ...all(
      'PickersSectionList Unstable_PickersSectionList Unstable_PickersSectionListRoot',
      UNSTABLE,
    ),
    ...all(
      'Unstable_PickersSectionListSection Unstable_PickersSectionListSectionContent',
      UNSTABLE,
    ),
    ...all('Unstable_PickersSectionListSectionSeparator', UNSTABLE),
    ...all('DesktopDateTimePickerLayout DigitalClockItem PickersFilledInput', PART),
    ...all('PickersInput PickersInputBase PickersLayoutContentWrapper PickersLayoutRoot', PART),
    ...all('PickersOutlinedInput PickersTextField', PART),
    ...all('clockClasses clockNumberClasses clockPointerClasses', CLASSES_OF_PART),
    ...all('multiSectionDigitalClockSectionClasses dayCalendarClasses', CLASSES_OF_PART),
    ...(line.id === '7' && {
      ...all('PickerDay2', PART),
      ...all('pickerDay2Classes', CLASSES_OF_PART),
    }),
    ...(line.id === '9' && all('AdapterDayjsBuddhist', ADAPTER)),
    ...all('pickersFadeTransitionGroupClasses pickersSlideTransitionClasses', CLASSES_OF_PART),
    ...all(
      'pickersTextFieldClasses pickersInputClasses pickersFilledInputClasses',
      CLASSES_OF_PART,
    ),
    ...all(
      'pickersOutlinedInputClasses pickersInputBaseClasses pickersSectionListClasses',
      CLASSES_OF_PART,
    ),
  },
  '@mui/x-charts': {
    ...all('Unstable_RadarChart Unstable_RadarDataProvider', UNSTABLE),
    ...all('AnimatedArea BarElement BarLabel', PART),
    ...all('ChartsAxisHighlightPath ChartsAxisTooltipContent ChartsBrushOverlay', PART),
    ...all('ChartsItemTooltipContent ChartsLabel ChartsLabelMark ChartsOverlay ChartsText', PART),
    ...all('ChartsTooltipCell ChartsTooltipContainer ChartsTooltipPaper ChartsTooltipRow', PART),
    ...all('ChartsTooltipTable ChartsWrapper ContinuousColorLegend FocusedBar', PART),
    ...all('FocusedLineMark FocusedRadarMark FocusedScatterMark GaugeReferenceArc', PART),
    ...all('GaugeValueArc GaugeValueText PieArc PieArcLabel PieArcLabelPlot PieArcPlot', PART),
    ...all('PiecewiseColorLegend RadarAxis RadarAxisHighlight RadarDataProvider RadarGrid', PART),
    ...all(
      'RadarMetricLabels RadarSeriesArea RadarSeriesMarks RadarSeriesPlot ScatterMarker',
      PART,
    ),
    ...all('Toolbar ToolbarButton', PART),
    ...all(
      'labelClasses labelGradientClasses labelMarkClasses continuousColorLegendClasses',
      CLASSES_OF_PART,
    ),
    ...all('legendClasses piecewiseColorLegendClasses barClasses', CLASSES_OF_PART),
    ...all('lineClasses pieClasses radarClasses chartsToolbarClasses', CLASSES_OF_PART),
    ...all('brushOverlayClasses', CLASSES_OF_PART),
    ...(line.id === '7' && {
      ...all('ChartContainer ChartDataProvider', PART),
      ...all('barElementClasses barLabelClasses pieArcClasses', CLASSES_OF_PART),
      ...all('pieArcLabelClasses radarSeriesPlotClasses', CLASSES_OF_PART),
    }),
    ...(line.id === '9' && {
      ...all('ChartsLayerContainer ChartsRadialAxisHighlightCircle', PART),
      ...all('ChartsRadialAxisHighlightPath ChartsRadiusAxis ChartsRotationAxis', PART),
      ...all('FocusedPieArc HighlightedScatterMark', PART),
      ...all('Unstable_ChartsRadialAxisHighlight Unstable_ChartsRadialDataProvider', UNSTABLE),
      ...all('Unstable_ChartsRadialGrid Unstable_ChartsRadiusAxis', UNSTABLE),
      ...all('Unstable_ChartsRotationAxis', UNSTABLE),
      ...all('chartsRadialAxisClasses', CLASSES_OF_PART),
    }),
  },
  '@mui/x-tree-view': {
    ...all('TreeItemIcon TreeViewCollapseIcon TreeViewExpandIcon', ICON),
    ...all('RichTreeViewRoot SimpleTreeViewRoot TreeItemCheckbox TreeItemContent', PART),
    ...all('TreeItemDragAndDropOverlay TreeItemGroupTransition TreeItemIconContainer', PART),
    ...all('TreeItemLabel TreeItemLabelInput TreeItemProvider TreeItemRoot', PART),
    ...(line.id === '9' && all('TreeItemLoaderRoot', PART)),
  },
};
