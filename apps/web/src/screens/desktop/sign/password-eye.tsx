import { Eye, EyeOff } from 'lucide-react';

/** For Ant Design's password field, which makes it a button. */
export const passwordEye = (visible: boolean) => (visible ? <EyeOff size={16} /> : <Eye size={16} />);
