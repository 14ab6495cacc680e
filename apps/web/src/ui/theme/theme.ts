import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { PALETTE, type ThemeMode } from './palette.ts';

const EASE = 'cubic-bezier(0.2, 0, 0, 1)';

/** The dark algorithm dims the colours it is given; ours are already the dark ones. */
const keepSeeds: MappingAlgorithm = (seed, map = theme.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorError: seed.colorError,
});

/** Ant Design's tokens. The numbers with a name in the specification, section 9, are marked. */
export function antTheme(mode: ThemeMode, { motion }: { motion: boolean }): ThemeConfig {
  const color = PALETTE[mode];
  return {
    algorithm: mode === 'dark' ? [theme.darkAlgorithm, keepSeeds] : theme.defaultAlgorithm,
    // One version of Ant Design on the page: its class names need no hash.
    hashed: false,
    token: {
      motion,
      colorPrimary: color.primary, // specification: black
      colorPrimaryHover: color['primary-hover'],
      colorPrimaryActive: color['primary-hover'],
      colorTextLightSolid: color['on-primary'],
      // Of tooltips, which are written on in the colour above.
      colorBgSpotlight: color.primary,
      colorError: color.error, // specification: #fe5b4c
      colorErrorText: color.red,
      colorLink: color.text,
      colorLinkHover: color['text-2'],
      colorText: color.text,
      colorTextSecondary: color['text-2'],
      colorTextTertiary: color['text-3'],
      colorTextQuaternary: color['text-4'],
      colorTextPlaceholder: color['text-4'],
      colorBorder: color['line-control'],
      colorBorderSecondary: color.line,
      colorSplit: color.line,
      colorBgContainer: color['bg-raised'],
      colorBgLayout: color['bg-app'],
      colorBgElevated: color['bg-raised'],
      colorFillAlter: color['bg-inset'],
      controlItemBgHover: color['bg-hover'],
      controlItemBgActive: color['bg-selected'],
      controlItemBgActiveHover: color['bg-selected'],
      // The ring around what the keyboard is at.
      colorPrimaryBorder: color.focus,
      controlOutline: color['focus-glow'],
      controlOutlineWidth: 3,
      colorBgMask: 'var(--bg-mask)',
      boxShadowSecondary: color['shadow-pop'],
      borderRadius: 4,
      borderRadiusLG: 4, // specification: large radius 4
      borderRadiusSM: 4,
      fontFamily: 'var(--font)',
      fontSize: 13,
      fontSizeLG: 14,
      lineHeight: 20 / 13,
      lineHeightLG: 22 / 14,
      controlHeight: 32,
      controlHeightSM: 28,
      controlHeightLG: 46,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.24s',
      motionEaseOut: EASE,
      motionEaseInOut: EASE,
    },
    components: {
      Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px', labelRequiredMarkColor: color['text-4'] }, // specification: 28
      Input: {
        paddingBlockLG: 11, // specification
        paddingInlineLG: 16, // specification
        activeShadow: `0 0 0 3px ${color['focus-glow']}`,
        errorActiveShadow: `0 0 0 3px ${color['focus-glow']}`,
        hoverBorderColor: color['text-4'],
        activeBorderColor: color.primary,
      },
      Steps: { iconSize: 20, iconSizeSM: 20 }, // specification
      Table: { headerBg: color['bg-inset'], rowSelectedBg: color['bg-selected'], cellPaddingInline: 8 },
      Menu: { itemHeight: 32 },
    },
  };
}
