/** Chinese family names of two signs. */
export const HAN_DOUBLE_FAMILY_NAMES: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 司徒 端木 轩辕 軒轅 独孤 獨孤 南宫 南宮 百里 呼延 东方 東方'.split(
    ' ',
  ),
);

/** The most frequent Japanese family names of two and three signs; those of one sign are Chinese ones too, or ambiguous. */
export const JAPANESE_FAMILY_NAMES: ReadonlySet<string> = new Set(
  `佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水 山崎 池田 橋本 阿部 石川 山下
  中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 中野 藤原 三浦 原田 中川 松田 竹内 小野 田村 中山 和田
  石田 森田 上田 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 工藤 谷口 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田
  松井 千葉 菅原 岩崎 木下 久保 佐野 野村 松尾 市川 菊地 菊池 杉本 古川 大西 島田 水野 桜井 渡部 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 平田
  中田 久保田 服部 岩田 土屋 川崎 福島 本田 樋口 秋山 田口 永井 山中 中西 吉村 川上 石原 大橋 松岡 馬場 浜田 森本 星野 矢野 浅野 大島 吉岡 小池 岩本 大谷
  荒木 松村 熊谷 広瀬 石橋 小田 望月 早川 松下 野田 沢田 澤田 吉野 尾崎 永田 川村 黒田 松浦 内藤 須藤 西山 大久保 片山 荒井 川島 白石 福井 堀内 浅井`.split(
    /\s+/,
  ),
);
