package com.acme.tasks.repository;

import com.acme.tasks.domain.Tag;
import com.acme.tasks.domain.TagId;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface TagRepository extends JpaRepository<Tag, TagId>, JpaSpecificationExecutor<Tag> {}
