package com.acme.blog.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.OffsetDateTime;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hibernate.annotations.CreationTimestamp;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.OptimisticLock;
import org.hibernate.type.SqlTypes;

@Entity
@Table(name = "post")
@DynamicUpdate
public class Post {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "writer_id", nullable = false)
  private Writer writer;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "answers_id")
  private Post answers;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  @Column(name = "body")
  private String body;

  @Column(name = "cover")
  private byte[] cover;

  @Enumerated(EnumType.STRING)
  @JdbcTypeCode(SqlTypes.NAMED_ENUM)
  @Column(name = "state", columnDefinition = "post_state")
  private PostState state = PostState.DRAFT;

  @Column(name = "stars")
  private Short stars;

  @Version
  @Column(name = "version", nullable = false)
  private Integer version;

  @CreationTimestamp
  @Column(name = "created_at", nullable = false, updatable = false)
  private OffsetDateTime createdAt;

  @ManyToMany
  @JoinTable(
      name = "post_tag",
      joinColumns = @JoinColumn(name = "post_id"),
      inverseJoinColumns = @JoinColumn(name = "tag_id"))
  @OptimisticLock(excluded = true)
  private Set<Tag> tags = new LinkedHashSet<>();

  public Long getId() {
    return id;
  }

  public Writer getWriter() {
    return writer;
  }

  public void setWriter(Writer writer) {
    this.writer = writer;
  }

  public Post getAnswers() {
    return answers;
  }

  public void setAnswers(Post answers) {
    this.answers = answers;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getBody() {
    return body;
  }

  public void setBody(String body) {
    this.body = body;
  }

  public byte[] getCover() {
    return cover;
  }

  public void setCover(byte[] cover) {
    this.cover = cover;
  }

  public PostState getState() {
    return state;
  }

  public void setState(PostState state) {
    this.state = state;
  }

  public Short getStars() {
    return stars;
  }

  public void setStars(Short stars) {
    this.stars = stars;
  }

  public Integer getVersion() {
    return version;
  }

  public OffsetDateTime getCreatedAt() {
    return createdAt;
  }

  public Set<Tag> getTags() {
    return tags;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Post that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Post.class.hashCode();
  }
}
