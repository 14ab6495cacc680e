import checkboxStyle from 'antd/lib/checkbox/style/index.js';
import drawerStyle from 'antd/lib/drawer/style/index.js';
import dropdownStyle from 'antd/lib/dropdown/style/index.js';
import emptyStyle from 'antd/lib/empty/style/index.js';
import formStyle from 'antd/lib/form/style/index.js';
import gridStyle from 'antd/lib/grid/style/index.js';
import inputStyle from 'antd/lib/input/style/index.js';
import textAreaStyle from 'antd/lib/input/style/textarea.js';
import numberStyle from 'antd/lib/input-number/style/index.js';
import menuStyle from 'antd/lib/menu/style/index.js';
import modalStyle from 'antd/lib/modal/style/index.js';
import popconfirmStyle from 'antd/lib/popconfirm/style/index.js';
import popoverStyle from 'antd/lib/popover/style/index.js';
import radioStyle from 'antd/lib/radio/style/index.js';
import selectStyle from 'antd/lib/select/style/index.js';
import stepsStyle from 'antd/lib/steps/style/index.js';
import tabsStyle from 'antd/lib/tabs/style/index.js';
import tooltipStyle from 'antd/lib/tooltip/style/index.js';

type Register = (prefixCls: string, rootCls: string) => unknown;
type Part = { register: Register; prefix: string; root: string };

/** Most controls take their variables by a class of their own. */
const withRoot = (register: Register, prefix: string): Part => ({ register, prefix, root: `${prefix}-css-var` });
const plain = (register: Register, prefix: string): Part => ({ register, prefix, root: prefix });

/** The menu of a dropdown takes only variables of a menu. */
const menuVariables: Register = (prefix, root) => menuStyle.default(prefix, root, false);
/** A popover is a tooltip inside, in styles of its own. */
const tooltipVariables: Register = (prefix, root) => tooltipStyle.default(prefix, root, false);

/** The controls in use, by the folder of Ant Design that holds their styles; simple ones first. */
const PARTS: Record<string, Part[]> = {
  'checkbox/style/index': [withRoot(checkboxStyle.default, 'ant-checkbox')],
  'radio/style/index': [withRoot(radioStyle.default, 'ant-radio')],
  'input/style/index': [plain(inputStyle.useSharedStyle, 'ant-input'), withRoot(inputStyle.default, 'ant-input')],
  'input/style/textarea': [withRoot(textAreaStyle.default, 'ant-input')],
  'input-number/style/index': [withRoot(numberStyle.default, 'ant-input-number')],
  'select/style/index': [withRoot(selectStyle.default, 'ant-select')],
  'steps/style/index': [plain(stepsStyle.default, 'ant-steps')],
  'tabs/style/index': [withRoot(tabsStyle.default, 'ant-tabs')],
  'empty/style/index': [plain(emptyStyle.default, 'ant-empty')],
  'grid/style/index': [plain(gridStyle.useRowStyle, 'ant-row'), plain(gridStyle.useColStyle, 'ant-col')],
  'form/style/index': [withRoot(formStyle.default, 'ant-form')],
  'menu/style/index': [withRoot(menuVariables, 'ant-dropdown-menu')],
  'dropdown/style/index': [withRoot(dropdownStyle.default, 'ant-dropdown')],
  'tooltip/style/index': [withRoot(tooltipStyle.default, 'ant-tooltip'), withRoot(tooltipVariables, 'ant-popover')],
  'popover/style/index': [plain(popoverStyle.default, 'ant-popover')],
  'popconfirm/style/index': [plain(popconfirmStyle.default, 'ant-popconfirm')],
  'drawer/style/index': [plain(drawerStyle.default, 'ant-drawer')],
  'modal/style/index': [withRoot(modalStyle.default, 'ant-modal')],
};

/** Parts that come along with others, and that no screen draws. */
const NEVER_DRAWN = [
  '_util/wave/style',
  'form/style/fallbackCmp',
  'input/style/otp',
  'modal/style/confirm',
  'space/style/index',
];

export const hasStyles = (file: string) => file in PARTS || NEVER_DRAWN.includes(file);

/** Draws nothing, with the styles of all controls. */
export function Styles(): null {
  for (const { register, prefix, root } of Object.values(PARTS).flat()) register(prefix, root);
  return null;
}
