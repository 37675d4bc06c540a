/**
 * Words of this field that dictionaries cut into pieces, or do not have, and not all alike: they are one word in every runtime.
 * None may begin another text's word, as 登录页 begins 登录页面.
 */
const WORDS =
  '组件 页面 绑定 表单 点击 调用 读取 加载 构建 构建器 插槽 字段 路由 路由器 链接 页头 传入 密钥 通行密钥 图标 缓存 数组 可选 抛出 写入 模块 必填 文档 选中 头像 改动 设为 浅色 复选框 选择框 校验 控件 挂载 对等 徽标 重置 手动 内置 对齐 清空 跳转 回调 预览 弃用 像素 勾选 二维码 分页 报错 嵌套 付费 载荷 拖动 游标 行数 顶部 换行 下拉 下拉框 赋值 域名 可视化 账号 端口 自带 外框 服务器 编辑器 对话框 浏览器 文件夹 侧边栏 侧栏 软件包 仪表盘 仪表板 提供器 提供者 标签页 选项卡 检查器 字符串 单元格 数据源 表达式 数据库 工具栏 文本框 选择器 输入框 提示框 弹出框 许可证 客户端 返回值 本地化 国际化 持久化 分隔线 解码器 提供方 生成器 切换器 适配器 自定义 重定向 源代码 中间件 作用域 请求头 请求体 响应头 进度条 占位符 快捷键 响应式 跳板机 上传 弹窗 弹出 端点 出错 折线图 柱形图 柱状图 饼图 地图 列表 表格 标题 面包屑 前端 后端 接口 验证码 个人中心'.split(
    ' ',
  );

/** Finds these words in a text, the longest that begins at a place. */
export const HAN_WORDS = new RegExp(WORDS.toSorted((a, b) => b.length - a.length).join('|'), 'g');
